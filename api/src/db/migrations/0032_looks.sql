CREATE TABLE "looks" (
	"name" text PRIMARY KEY NOT NULL,
	"products" text[] NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "looks_of_product" ON "looks" USING gin ("products");--> statement-breakpoint
-- The page of a product names the others of its look.
CREATE FUNCTION "note_look"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', "new"."products" || "old"."products");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_changed_look" AFTER INSERT OR UPDATE OR DELETE ON "looks"
	FOR EACH ROW EXECUTE FUNCTION "note_look"();
