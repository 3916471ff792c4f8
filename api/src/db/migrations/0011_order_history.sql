CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"size" text,
	"color" text,
	CONSTRAINT "return_lines_return_id_line_pk" PRIMARY KEY("return_id","line"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_stock" (
	"return_id" text NOT NULL,
	"product_id" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_stock_return_id_product_id_size_color_pk" PRIMARY KEY("return_id","product_id","size","color")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"pickup_address" jsonb NOT NULL,
	"refund_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_stock" ADD CONSTRAINT "return_stock_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","created_at");--> statement-breakpoint
-- What is known of the orders from before: when they were placed, and when the payment came that paid them.
INSERT INTO "order_events" ("id", "order_id", "position", "kind", "created_at", "author")
SELECT 'before-' || "id" || '-placed', "id", 1, 'placed', "created_at", 'shopper' FROM "orders";--> statement-breakpoint
INSERT INTO "order_events" ("id", "order_id", "position", "kind", "created_at", "author")
SELECT DISTINCT ON ("orders"."id") 'before-' || "orders"."id" || '-paid', "orders"."id", 2, 'paid', "ledger_entries"."created_at", "ledger_entries"."author"
FROM "orders" INNER JOIN "ledger_entries" ON "ledger_entries"."order_id" = "orders"."id"
WHERE "orders"."status" IN (1, 2, 3) AND "ledger_entries"."kind" = 'received' AND "ledger_entries"."amount" >= "orders"."total"
ORDER BY "orders"."id", "ledger_entries"."created_at", "ledger_entries"."id";
