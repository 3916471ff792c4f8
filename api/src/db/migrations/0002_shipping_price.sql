ALTER TABLE "orders" ADD COLUMN "shipping_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_label" text;--> statement-breakpoint
-- So far every order was shipped for nothing, and the shop said so.
UPDATE "orders" SET "shipping_label" = 'Free';
