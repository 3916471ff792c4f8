/**
 * The used part of pdfkit, which has no types; those on DefinitelyTyped don't allow disabling font features.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface TextOptions {
    lineBreak?: boolean;
    baseline?: 'alphabetic';
    characterSpacing?: number;
    features?: Record<string, boolean>;
  }

  interface DocumentOptions {
    size: [width: number, height: number];
    margin: number;
    bufferPages?: boolean;
    lang?: string;
    info?: Record<string, string | Date>;
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fill(): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
