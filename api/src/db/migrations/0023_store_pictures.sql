CREATE TABLE "store_pictures" (
	"place" text PRIMARY KEY NOT NULL,
	"recipe" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "recipe" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
UPDATE "pictures" SET "id" = encode(sha256(convert_to('product ' || "source", 'UTF8')), 'hex');
