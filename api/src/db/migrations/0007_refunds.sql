CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_ref" text NOT NULL,
	"receipt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_ref","created_at");