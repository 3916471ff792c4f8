CREATE TABLE "order_client_ips" (
	"order_id" text PRIMARY KEY NOT NULL,
	"ip_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_client_ips" ADD CONSTRAINT "order_client_ips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_client_ips_hash" ON "order_client_ips" USING btree ("ip_hash");