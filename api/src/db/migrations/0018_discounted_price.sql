UPDATE "products" SET "discounted_price" = NULL WHERE "discounted_price" <= 0;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_discounted_price" CHECK ("products"."discounted_price" > 0);
