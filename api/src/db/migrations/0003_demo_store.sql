ALTER TABLE "store" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- So far every empty database was filled with the demo; who runs a shop of their own has removed its login.
UPDATE "store" SET "is_demo" = EXISTS (SELECT 1 FROM "users" WHERE "email" = 'demo@aurelle.example');
