CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"payment_ref" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"event_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text,
	CONSTRAINT "ledger_entries_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "ledger_amount" CHECK ("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_of_order" ON "ledger_entries" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_of_payment" ON "ledger_entries" USING btree ("payment_ref");--> statement-breakpoint
-- What came in for an approved payment was not recorded; its own amount stands for it. The first event of such a
-- payment is the one that approved it. A payment that its order didn't need comes after the one that paid the order.
WITH "approved" AS (
	SELECT DISTINCT ON ("payments"."ref") "payments".*, "payment_events"."id" AS "event_id",
		coalesce("payment_events"."received_at", "payments"."created_at") AS "moment"
	FROM "payments" LEFT JOIN "payment_events" ON "payment_events"."ref" = "payments"."ref"
	WHERE "payments"."status" = 'approved' AND "payments"."amount" > 0
	ORDER BY "payments"."ref", "payment_events"."received_at", "payment_events"."id"
), "paid" AS (
	SELECT "order_id", min("moment") AS "moment" FROM "approved" WHERE NOT "refund_due" GROUP BY "order_id"
)
INSERT INTO "ledger_entries" ("id", "order_id", "payment_ref", "kind", "amount", "event_id", "created_at", "author", "note")
SELECT 'before-' || "approved"."ref", "approved"."order_id", "approved"."ref", 'received', "approved"."amount", "approved"."event_id",
	CASE WHEN "approved"."refund_due" THEN greatest("approved"."moment", "paid"."moment" + interval '1 millisecond') ELSE "approved"."moment" END,
	'provider', 'from before there was a ledger: the amount that was asked for'
FROM "approved" LEFT JOIN "paid" ON "paid"."order_id" = "approved"."order_id";--> statement-breakpoint
DROP TABLE "payment_events" CASCADE;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_due";
