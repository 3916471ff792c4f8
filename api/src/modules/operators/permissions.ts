import type { OperatorRole } from '../../db/schema/operations/operators';

/** The command lines. */
export type CommandArea =
  | 'orders'
  | 'customers'
  | 'mails'
  | 'catalogue'
  | 'offers'
  | 'credits'
  | 'store'
  | 'pictures'
  | 'reviews'
  | 'operators';

/** Roles by area, or by area and action where they differ; an owner may do everything. */
const ALLOWED: Readonly<Record<string, readonly OperatorRole[]>> = {
  orders: ['packing'],
  'orders find': ['packing', 'care', 'money'],
  'orders show': ['packing', 'care', 'money'],
  'orders export': ['packing', 'money'],
  'orders returns': ['packing', 'care', 'money'],
  'orders return-refuse': ['packing', 'care'],
  'orders cancel': ['care'],
  'orders invoice': ['care', 'money'],
  'orders credit-note': ['care', 'money'],
  'orders refunds': ['care', 'money'],
  'orders refund': ['money'],
  'orders refunded': ['money'],
  'orders collected': ['money'],
  'orders remitted': ['money'],
  'orders uncollected': ['money'],
  'orders check': ['money'],
  'orders gst': ['money'],
  customers: ['care'],
  mails: ['care'],
  catalogue: ['catalogue'],
  offers: ['catalogue'],
  credits: ['money'],
  'credits give': ['care', 'money'],
  'credits list': ['care', 'money'],
  'credits show': ['care', 'money'],
  store: ['catalogue'],
  pictures: ['catalogue'],
  reviews: ['care'],
  operators: [],
};

/** Whether someone with these roles may run a command. */
export function isAllowed(
  roles: readonly OperatorRole[],
  area: CommandArea,
  action: string,
): boolean {
  const allowed = ALLOWED[`${area} ${action}`] ?? ALLOWED[area] ?? [];
  return roles.some((role) => role === 'owner' || allowed.includes(role));
}
