import { currentLanguage } from '@storefront/host/messages/language';
import type PDFDocument from 'pdfkit';
import { TextPen } from './text-pen';

/** A document that is being created, and the pen that draws its text. */
export interface Sheet {
  doc: PDFDocument;
  pen: TextPen;
}

interface PdfOptions {
  title: string;
  author: string;
  /** The document's date, not the current time, so that the same content always results in the same bytes. */
  date: Date;
  size: { width: number; height: number };
}

/** Creates a PDF; `draw` draws its pages, the first of which exists already. */
export async function makePdf(
  { title, author, date, size }: PdfOptions,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Loaded for the first document, because loading it takes half as long as starting the API.
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: [size.width, size.height],
    margin: 0,
    bufferPages: true,
    lang: `${currentLanguage()}-IN`,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw({ doc, pen: new TextPen(doc) });
  doc.end();
  return done;
}
