/** Lets jsdom open and close a `<dialog>`: it knows the element, but not how. */
export function stubDialogElement(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
