/** A payment of a link, as `GET /payment_links/{id}` lists it. */
export interface Payment {
  payment_id: string;
  amount: number;
  status: 'captured';
}

/** A webhook as it is delivered. */
export interface Webhook {
  body: string;
  headers: Record<string, string>;
}
