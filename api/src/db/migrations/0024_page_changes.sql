CREATE TABLE "page_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_changes_transaction_kind_name_pk" PRIMARY KEY("transaction","kind","name")
);
--> statement-breakpoint
CREATE INDEX "page_changes_changed_at" ON "page_changes" USING btree ("changed_at");--> statement-breakpoint
-- Notes a change of each of those names, once in a transaction.
CREATE FUNCTION "note_changes"("changed_kind" text, "names" text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "page_changes" ("kind", "name") SELECT "changed_kind", "found" FROM unnest("names") AS "all" ("found")
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "note_inserted_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("id")) FROM "after" WHERE "is_public";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- All columns but those that no page shows. By EXCEPT, as below: the plan of a join would be kept from a call with few rows,
-- and take minutes for many.
CREATE FUNCTION "note_updated_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"hidden" text[] := '{status,published_at,tags,gender,hsn_code,tax_class}';
BEGIN
	PERFORM "note_changes"('product', array_agg("id")) FROM (
		(SELECT "id", to_jsonb("row") - "hidden" FROM "after" AS "row" WHERE "is_public"
			EXCEPT SELECT "id", to_jsonb("row") - "hidden" FROM "before" AS "row" WHERE "is_public")
		UNION (SELECT "id", to_jsonb("row") - "hidden" FROM "before" AS "row" WHERE "is_public"
			EXCEPT SELECT "id", to_jsonb("row") - "hidden" FROM "after" AS "row" WHERE "is_public")
	) AS "changed";
	-- The page that says that nothing has the new handle is one without the product.
	PERFORM "note_changes"('listing', '{""}') FROM (
		SELECT "handle" FROM "after" WHERE "is_public" EXCEPT SELECT "handle" FROM "before" WHERE "is_public" LIMIT 1
	) AS "changed";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("id")) FROM "before" WHERE "is_public";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("id")) FROM "products"
	WHERE "is_public" AND "id" IN (SELECT "product_id" FROM "changed");
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Pages show whether there is some stock, not how much.
CREATE FUNCTION "note_updated_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('product', array_agg("id")) FROM "products"
	WHERE "is_public" AND "id" IN (
		SELECT "product_id" FROM (
			SELECT "product_id", "size", "color", "options", "stock" > 0, "position", "regular_price", "discounted_price" FROM "after"
			EXCEPT SELECT "product_id", "size", "color", "options", "stock" > 0, "position", "regular_price", "discounted_price" FROM "before"
		) AS "changed"
	);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_search"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"names" text[];
BEGIN
	SELECT array_agg(DISTINCT "name") INTO "names"
	FROM "changed", unnest(ARRAY['', lower("category"), lower("parent_category")]) AS "of" ("name");
	PERFORM "note_changes"('listing', "names"), "note_changes"('facets', "names");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_updated_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('listing', array_agg(DISTINCT "name")) FROM (
		(SELECT "product_id", "category", "parent_category", "words", "sub_category", "master_category", "gender", "collections", "featured", "created_at" FROM "after"
			EXCEPT SELECT "product_id", "category", "parent_category", "words", "sub_category", "master_category", "gender", "collections", "featured", "created_at" FROM "before")
		UNION ALL (SELECT "product_id", "category", "parent_category", "words", "sub_category", "master_category", "gender", "collections", "featured", "created_at" FROM "before"
			EXCEPT SELECT "product_id", "category", "parent_category", "words", "sub_category", "master_category", "gender", "collections", "featured", "created_at" FROM "after")
	) AS "changed", unnest(ARRAY['', lower("category"), lower("parent_category")]) AS "of" ("name");
	PERFORM "note_changes"('facets', array_agg(DISTINCT "name")) FROM (
		(SELECT "product_id", "category", "parent_category", "price", "on_sale", "sizes", "colors", "in_stock" FROM "after"
			EXCEPT SELECT "product_id", "category", "parent_category", "price", "on_sale", "sizes", "colors", "in_stock" FROM "before")
		UNION ALL (SELECT "product_id", "category", "parent_category", "price", "on_sale", "sizes", "colors", "in_stock" FROM "before"
			EXCEPT SELECT "product_id", "category", "parent_category", "price", "on_sale", "sizes", "colors", "in_stock" FROM "after")
	) AS "changed", unnest(ARRAY['', lower("category"), lower("parent_category")]) AS "of" ("name");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_changes"('store', '{""}');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_inserted_products" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_inserted_products"();--> statement-breakpoint
CREATE TRIGGER "note_updated_products" AFTER UPDATE ON "products"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_products"();--> statement-breakpoint
CREATE TRIGGER "note_deleted_products" AFTER DELETE ON "products"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_deleted_products"();--> statement-breakpoint
CREATE TRIGGER "note_inserted_variants" AFTER INSERT ON "variants"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_variants"();--> statement-breakpoint
CREATE TRIGGER "note_updated_variants" AFTER UPDATE ON "variants"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_variants"();--> statement-breakpoint
CREATE TRIGGER "note_deleted_variants" AFTER DELETE ON "variants"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_variants"();--> statement-breakpoint
CREATE TRIGGER "note_inserted_search" AFTER INSERT ON "product_search"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search"();--> statement-breakpoint
CREATE TRIGGER "note_updated_search" AFTER UPDATE ON "product_search"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_search"();--> statement-breakpoint
CREATE TRIGGER "note_deleted_search" AFTER DELETE ON "product_search"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search"();--> statement-breakpoint
CREATE TRIGGER "note_inserted_store" AFTER INSERT ON "store"
	FOR EACH ROW EXECUTE FUNCTION "note_store"();--> statement-breakpoint
CREATE TRIGGER "note_updated_store" AFTER UPDATE ON "store"
	FOR EACH ROW WHEN ("old"."info" IS DISTINCT FROM "new"."info") EXECUTE FUNCTION "note_store"();
