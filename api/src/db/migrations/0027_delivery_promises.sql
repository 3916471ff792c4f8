ALTER TABLE "orders" ADD COLUMN "promised_earliest" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_latest" date;