import { remoteNames } from './remote-names';

test('derives every name from the package’s name', () => {
  expect(remoteNames('mf-gift-cards')).toEqual({
    name: 'mf-gift-cards',
    feature: 'gift-cards',
    id: 'giftCards',
    component: 'GiftCardsPage',
    title: 'Gift Cards',
    fragment: 'gift-cards.teaser',
    teaser: 'GiftCardsTeaser',
    path: '/gift-cards',
  });
  expect(remoteNames('mf-lookbook')).toMatchObject({ id: 'lookbook', path: '/lookbook' });
});

test.each([
  'lookbook',
  'mf-',
  'mf-Lookbook',
  'mf-look_book',
  'mf--look',
  'mf-2',
  '../mf-x',
  'mf-x/',
])('rejects the name "%s"', (name) => {
  expect(() => remoteNames(name)).toThrow(`"${name}" can't be a remote's name`);
});
