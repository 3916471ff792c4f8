CREATE TABLE "gift_card_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"recipient" text,
	"sender" text,
	"message" text,
	"send_on" date,
	"card_id" text,
	CONSTRAINT "gift_card_orders_card_id_unique" UNIQUE("card_id")
);
--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "recipient_language" text;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_orders" ADD CONSTRAINT "gift_card_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_orders" ADD CONSTRAINT "gift_card_orders_card_id_credits_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_orders_waiting" ON "gift_card_orders" USING btree ("send_on") WHERE "gift_card_orders"."card_id" is null;