/** Adds the methods that open and close a `<dialog>` to jsdom, which lacks them. */
export function stubDialogElement(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.dispatchEvent(new Event('toggle'));
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('toggle'));
  };
}
