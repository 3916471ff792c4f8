/** The port is in use by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop that one, or set API_PORT.`);
  }
}
