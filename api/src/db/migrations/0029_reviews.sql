CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"stars" integer NOT NULL,
	"fit" text,
	"title" text,
	"body" text,
	"size" text,
	"color" text,
	"state" text NOT NULL,
	"reason" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_account" ON "reviews" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","written_at","stars") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("written_at") WHERE "reviews"."state" = 'waiting';--> statement-breakpoint
-- The page of a product shows its published reviews.
CREATE FUNCTION "note_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("product_id")) FROM "changed" WHERE "state" = 'published';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_updated_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("product_id")) FROM (
		SELECT "product_id" FROM "before" WHERE "state" = 'published'
		UNION SELECT "product_id" FROM "after" WHERE "state" = 'published'
	) AS "changed";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_inserted_reviews" AFTER INSERT ON "reviews"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();--> statement-breakpoint
CREATE TRIGGER "note_updated_reviews" AFTER UPDATE ON "reviews"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_reviews"();--> statement-breakpoint
CREATE TRIGGER "note_deleted_reviews" AFTER DELETE ON "reviews"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
