import { catalogueProblems, sourceProblems } from './catalogue-problems';
import { cataloguesOf, messagesOfPackage, translatedPackages } from './translated-packages';

describe.each(translatedPackages())('the texts of %s', (folder) => {
  const { messages, problems } = messagesOfPackage(folder);

  test('are messages that the shop can read', () => {
    expect([...problems, ...sourceProblems(messages)]).toEqual([]);
  });

  test.each(Object.entries(cataloguesOf(folder)))(
    'are translated into %s',
    (language, catalogue) => {
      expect(catalogueProblems(messages, catalogue, language)).toEqual([]);
    },
  );
});
