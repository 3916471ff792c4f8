-- @in-steps
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_of_phone" ON "mails" USING btree ("phone") WHERE "mails"."phone" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_cash_on_delivery" ON "orders" USING btree ("phone_key") WHERE "orders"."cash_on_delivery_at" is not null;