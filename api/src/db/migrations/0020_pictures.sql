CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"host" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"result" jsonb,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pictures_due" ON "pictures" USING btree ("next_attempt_at","id") WHERE "pictures"."status" in ('queued', 'working');--> statement-breakpoint
CREATE INDEX "pictures_source" ON "pictures" USING hash ("source");--> statement-breakpoint
CREATE INDEX "picture_sources_source" ON "picture_sources" USING hash ("source");--> statement-breakpoint
CREATE INDEX "variants_picture_source" ON "variants" USING hash ("picture_source");