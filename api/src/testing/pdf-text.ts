import { loadNatively } from './load-natively';

/** The part of pdfjs-dist that reads the text of a PDF. */
interface PdfJs {
  getDocument: (source: { data: Uint8Array; useSystemFonts: boolean; verbosity: number }) => {
    promise: Promise<{
      numPages: number;
      getPage: (page: number) => Promise<{
        getTextContent: () => Promise<{ items: { str?: string }[] }>;
      }>;
    }>;
    destroy: () => Promise<void>;
  };
}

function isPdfJs(value: unknown): value is PdfJs {
  return typeof value === 'object' && value !== null && 'getDocument' in value;
}

/** The text of each page of a PDF, its pieces separated by spaces. */
export async function pdfText(pdf: Buffer): Promise<string[]> {
  // jsdom reads Node's globals when it is loaded, which must be before pdfjs-dist adds some.
  loadNatively('jsdom');
  const library = loadNatively('pdfjs-dist/legacy/build/pdf.mjs');
  if (!isPdfJs(library)) throw new Error('pdfjs-dist has no getDocument');
  const source = { data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 };
  const task = library.getDocument(source);
  const document = await task.promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const texts = items.map(({ str = '' }) => str).filter((text) => text.trim() !== '');
    pages.push(texts.join(' '));
  }
  await task.destroy();
  return pages;
}
