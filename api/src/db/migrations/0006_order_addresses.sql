CREATE TABLE "order_addresses" (
	"order_id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_addresses_hash" ON "order_addresses" USING btree ("address_hash");