CREATE TABLE "alert_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "alert_addresses_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"product_id" text NOT NULL,
	"size" text,
	"color" text,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consent" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "alerts_of_address" ON "alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("product_id","asked_at") WHERE "alerts"."sent_at" is null and "alerts"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_sent" ON "alerts" USING btree ("product_id","sent_at");--> statement-breakpoint
CREATE INDEX "alerts_asked" ON "alerts" USING btree ("asked_at");