CREATE TABLE "credit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"code_hash" text,
	"code_ending" text,
	"balance" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "credits_balance" CHECK ("credits"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_as_credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "as_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_of_credit" ON "credit_entries" USING btree ("credit_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_of_order" ON "credit_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_entries_by_time" ON "credit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credits_of_user" ON "credits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "credits_expiring" ON "credits" USING btree ("expires_at") WHERE "credits"."balance" > 0;