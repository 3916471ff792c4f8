CREATE TABLE "collection_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"introduction" text NOT NULL,
	"sections" jsonb NOT NULL,
	"picture" jsonb,
	"picture_source" text,
	"picture_text" text DEFAULT '' NOT NULL,
	"published_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"is_public" boolean NOT NULL
);
--> statement-breakpoint
-- The name is that of the page, and empty for the list of all and for a page that there was not before.
CREATE FUNCTION "note_collection_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('collection', ARRAY[coalesce("new"."slug", "old"."slug"), '']);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_added_or_removed_collection_page" AFTER INSERT OR DELETE ON "collection_pages"
	FOR EACH ROW EXECUTE FUNCTION "note_collection_page"();--> statement-breakpoint
CREATE TRIGGER "note_updated_collection_page" AFTER UPDATE ON "collection_pages"
	FOR EACH ROW WHEN ("old".* IS DISTINCT FROM "new".*) EXECUTE FUNCTION "note_collection_page"();
