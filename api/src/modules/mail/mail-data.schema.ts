import { Type, type Static } from 'typebox';
import { DaySchema, DeliveryDatesSchema, Nullable } from '@storefront/host/contracts/api';

/** Integer paise. */
const PaiseSchema = Type.Integer({ minimum: 0 });

/** A time in ISO 8601 format. */
const MomentSchema = Type.String();

/** The first name in the salutation; null for an address that isn't verified. */
const SalutationSchema = Nullable(Type.String());

/** A path of the shop, such as `/reset-password#token=…`, which the shop's URL is put in front of. */
const ShopPathSchema = Type.String({ pattern: '^/(?!/)' });

/** A postal address. It was validated when it was entered, so mails don't validate it again. */
const AddressSchema = Type.Object({
  fullName: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  phone: Type.String(),
});

/** The address of a product's picture, absolute or a path of the API; absent in mails that were queued without one. */
const PictureSchema = Type.Optional(Type.String());

/** One line of an order or a return, with its choice in the words of the mail’s language. `price` is that of one piece. */
const MailLineSchema = Type.Object({
  title: Type.String(),
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  /** The chosen values beyond size and colour, by name. */
  options: Type.Optional(Type.Record(Type.String(), Type.String())),
  quantity: Type.Integer({ minimum: 1 }),
  price: PaiseSchema,
  picture: PictureSchema,
});
export type MailLine = Static<typeof MailLineSchema>;

/** What a gift card, or with `null` the store credit, pays of an order. */
const MailCreditSchema = Type.Object({ codeEnding: Nullable(Type.String()), amount: PaiseSchema });

/** A snapshot of an order for a mail, from when the mail was queued. */
const MailOrderSchema = Type.Object({
  id: Type.String(),
  name: SalutationSchema,
  placedAt: MomentSchema,
  lines: Type.Array(MailLineSchema),
  shippingMethod: Type.String(),
  shippingPrice: PaiseSchema,
  /** The store's own text for that price, such as "Free". */
  shippingLabel: Nullable(Type.String()),
  /** What offers take off the lines, and their titles; absent for nothing. */
  discount: Type.Optional(Type.Object({ amount: PaiseSchema, titles: Type.Array(Type.String()) })),
  total: PaiseSchema,
  /** What gift cards and store credit pay of the total; absent where none is used. */
  credits: Type.Optional(Type.Array(MailCreditSchema)),
  /** What the courier has to collect; absent for nothing. */
  dueOnDelivery: Type.Optional(PaiseSchema),
  address: AddressSchema,
  /** The gift card that it buys, which goes to an email address and no other; absent for any other order. */
  giftCard: Type.Optional(
    Type.Object({
      recipient: Type.String(),
      /** The day on which it is mailed; null for as soon as it is paid. */
      sendOn: Nullable(DaySchema),
    }),
  ),
  /** When it was promised to arrive; absent before its payment, and in mails that were queued before there were promises. */
  promise: Type.Optional(DeliveryDatesSchema),
});
export type MailOrder = Static<typeof MailOrderSchema>;

/** How a parcel is shipped. */
const shipmentProperties = {
  carrier: Nullable(Type.String()),
  tracking: Nullable(Type.String()),
  /** The carrier's tracking page for the parcel. */
  trackingUrl: Nullable(Type.String()),
};

/** How a refund is made: the way of the payment, unless it was paid to a courier, or becomes credit. */
const refundWay = {
  toUpi: Type.Optional(Type.Boolean()),
  toCredit: Type.Optional(Type.Boolean()),
};

/** A return or an exchange of some lines of an order. */
const returnProperties = {
  orderId: Type.String(),
  name: SalutationSchema,
  kind: Type.Enum(['return', 'exchange']),
  lines: Type.Array(MailLineSchema),
};

/** What an address asked to be told of; `choice` is its size, colour and options, such as "M, Black", or empty. */
const alertProperties = {
  title: Type.String(),
  choice: Type.String(),
  picture: PictureSchema,
  /** The token that confirms and ends the alerts of the address. */
  token: Type.String({ pattern: '^[\\w-]+$' }),
};

const order = MailOrderSchema;

/** The schema of each template's data. */
export const mailData = {
  'order-placed': Type.Object({ order }),
  'order-paid': Type.Object({ order }),
  /** The order is paid on delivery. */
  'order-confirmed': Type.Object({ order }),
  'payment-failed': Type.Object({ order }),
  'order-shipped': Type.Object({ order, ...shipmentProperties }),
  'order-delivered': Type.Object({ order }),
  /**
   * `expired`: it wasn't paid in time. `delivery-refused`: nobody accepted the parcel. `refund` is what will be refunded, or
   * 0. The gift cards and the store credit of the order have got back what they paid.
   */
  'order-cancelled': Type.Object({
    order,
    reason: Type.Enum(['cancelled', 'expired', 'delivery-refused']),
    refund: PaiseSchema,
  }),
  /** A refund was made. */
  refund: Type.Object({
    orderId: Type.String(),
    name: SalutationSchema,
    amount: PaiseSchema,
    ...refundWay,
  }),
  /** `pickup` is the address where the parcel is picked up. */
  'return-requested': Type.Object({ ...returnProperties, pickup: AddressSchema }),
  /** `refund` is what will be refunded, or 0 for an exchange. */
  'return-received': Type.Object({ ...returnProperties, refund: PaiseSchema, ...refundWay }),
  'return-refused': Type.Object({ ...returnProperties, reason: Nullable(Type.String()) }),
  'exchange-sent': Type.Object({ ...returnProperties, ...shipmentProperties }),
  /** A gift card, with its code, which is kept nowhere else once the mail is sent. */
  'gift-card': Type.Object({
    code: Type.String(),
    amount: PaiseSchema,
    /** Its last day. */
    validUntil: DaySchema,
    message: Nullable(Type.String()),
    /** The name of who gives it; absent for one that the shop gives. */
    sender: Type.Optional(Type.String()),
  }),
  /** What is left on a gift card, by the last letters of its code, or with `null` as store credit, and is soon no longer valid. */
  'credit-expiring': Type.Object({
    name: SalutationSchema,
    codeEnding: Nullable(Type.String()),
    balance: PaiseSchema,
    /** Its last day. */
    validUntil: DaySchema,
  }),
  'password-reset': Type.Object({ name: SalutationSchema, path: ShopPathSchema }),
  'password-changed': Type.Object({
    name: SalutationSchema,
    at: MomentSchema,
    /** The browser and the system, coarsely: "Firefox on Windows". */
    device: Nullable(Type.String()),
  }),
  'verify-email': Type.Object({ name: SalutationSchema, path: ShopPathSchema }),
  'wishlist-price-drop': Type.Object({
    name: SalutationSchema,
    products: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        priceWhenAdded: PaiseSchema,
        price: PaiseSchema,
        picture: PictureSchema,
      }),
      { minItems: 1 },
    ),
  }),
  /** `belowPrice` is what it has to cost less than; absent where the address waits for stock. */
  'confirm-alerts': Type.Object({
    ...alertProperties,
    confirmPath: ShopPathSchema,
    belowPrice: Type.Optional(PaiseSchema),
  }),
  'back-in-stock': Type.Object({ ...alertProperties, productId: Type.String() }),
  /** `belowPrice` is what it cost when it was asked for. */
  'lower-price': Type.Object({
    ...alertProperties,
    productId: Type.String(),
    belowPrice: PaiseSchema,
    price: PaiseSchema,
  }),
} as const;

export type MailTemplate = keyof typeof mailData;

/** The data of a template. */
export type MailData<Template extends MailTemplate> = Static<(typeof mailData)[Template]>;
