CREATE TABLE "translations" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "translations_kind_name_language_pk" PRIMARY KEY("kind","name","language")
);
--> statement-breakpoint
-- The labels of values in all other languages, composed as searched words are.
CREATE FUNCTION "labels_of"("values" text[]) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(normalize(string_agg("texts" ->> 'label', ' ' ORDER BY "name", "language"), NFKC), '')
	FROM "translations" WHERE "kind" = 'value' AND "name" = ANY("values")
$$;--> statement-breakpoint
-- The values of a product's attributes of those keys, as an array.
CREATE FUNCTION "product_attribute_values"("attributes" jsonb, "path" jsonpath) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("attributes", "path") AS "found" ("value"))
$$;--> statement-breakpoint
-- All values of a product that may have labels.
CREATE FUNCTION "product_values"("product" "products") RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT ARRAY["product"."category", "product"."parent_category", "product"."sub_category", "product"."master_category", "product"."gender"]
		|| "product"."collections" || "product"."option_names"
		|| "product_attribute_values"("product"."attributes", '$[*].value[*]')
		|| "product_attribute_values"("product"."images", '$[*].alt')
		|| ARRAY(SELECT "chosen"."value" FROM "variants", jsonb_each_text("options") AS "chosen" WHERE "product_id" = "product"."id")
$$;--> statement-breakpoint
-- What a product is found by in other languages, weighted as in the first one (see index_products).
CREATE FUNCTION "translated_words"("product" "products") RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT setweight(to_tsvector('english', coalesce((
			SELECT normalize(string_agg("texts" ->> 'title', ' ' ORDER BY "language"), NFKC)
			FROM "translations" WHERE "kind" = 'product' AND "name" = "product"."id"), '')), 'A') ||
		setweight(to_tsvector('english', "labels_of"(ARRAY["product"."category", "product"."parent_category", "product"."sub_category"]
			|| CASE lower("product"."gender") WHEN 'unisex' THEN '{Men,Women,Unisex}' ELSE ARRAY["product"."gender"] END
			|| "product_attribute_values"("product"."attributes", '$[*] ? (@.key == "color").value[*]'))), 'B') ||
		setweight(to_tsvector('english', "labels_of"("product"."collections" || "product_attribute_values"("product"."attributes",
			'$[*] ? (@.key != "color" && @.key != "size" && @.key != "gender" && @.key != "care" && @.key != "featured").value[*]'))), 'C')
$$;--> statement-breakpoint
-- As in 0022, with the words of other languages.
CREATE OR REPLACE FUNCTION "index_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"published" text[];
BEGIN
	DELETE FROM "product_search" USING "changed" WHERE "product_id" = "id" AND NOT "is_public";
	"published" := ARRAY(SELECT "id" FROM "changed" WHERE "is_public"
		AND NOT EXISTS (SELECT FROM "product_search" WHERE "product_id" = "id"));
	INSERT INTO "product_search" ("product_id", "words", "category", "parent_category", "sub_category", "master_category",
		"gender", "collections", "price", "on_sale", "featured", "created_at")
	SELECT "id",
		setweight(to_tsvector('english', "title"), 'A') ||
		setweight(to_tsvector('english', concat_ws(' ', "category", "parent_category", "sub_category", "vendor",
			CASE lower("gender") WHEN 'unisex' THEN 'men women unisex' ELSE "gender" END,
			"product_attribute_text"("attributes", '$[*] ? (@.key == "color").value[*]'))), 'B') ||
		setweight(to_tsvector('english', concat_ws(' ', array_to_string("tags" || "collections", ' '), "product_attribute_text"("attributes",
			'$[*] ? (@.key != "color" && @.key != "size" && @.key != "gender" && @.key != "care" && @.key != "featured").value[*]'))), 'C') ||
		"translated_words"("changed"),
		"category", "parent_category", "sub_category", "master_category", "gender", "collections",
		coalesce("discounted_price", "regular_price"), coalesce("discounted_price" < "regular_price", false),
		"featured", "created_at"
	FROM "changed"
	WHERE "is_public"
	ON CONFLICT ("product_id") DO UPDATE SET "words" = excluded."words", "category" = excluded."category",
		"parent_category" = excluded."parent_category", "sub_category" = excluded."sub_category",
		"master_category" = excluded."master_category", "gender" = excluded."gender", "collections" = excluded."collections", "price" = excluded."price",
		"on_sale" = excluded."on_sale", "featured" = excluded."featured", "created_at" = excluded."created_at";
	-- Their variants may be there already.
	PERFORM "index_stock"("published") WHERE cardinality("published") > 0;
	-- In order, so that two writers of the same words wait for each other in the same order.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT "word" FROM "changed", unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', "title", "category",
		"parent_category", "sub_category", "vendor", array_to_string("tags" || "collections", ' '), "product_attribute_text"("attributes",
			'$[*] ? (@.key == "color" || @.key == "material").value[*]'))))) AS "found" ("word")
	WHERE "is_public" AND "word" ~ '^[[:alpha:]]{3,40}$'
	ORDER BY "word"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Products are found by their texts, and pages show them.
CREATE FUNCTION "note_translations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"ids" text[] := ARRAY(SELECT "id" FROM "products" WHERE
		"id" IN (SELECT "name" FROM "changed" WHERE "kind" = 'product')
		OR "product_values"("products") && ARRAY(SELECT "name" FROM "changed" WHERE "kind" = 'value'));
	"lists" text[] := ARRAY(SELECT DISTINCT "name" FROM "products", unnest(ARRAY['', lower("category"), lower("parent_category")]) AS "of" ("name")
		WHERE "id" = ANY("ids"));
BEGIN
	UPDATE "products" SET "id" = "id" WHERE "id" = ANY("ids");
	PERFORM "note_changes"('product', "ids"), "note_changes"('listing', "lists"), "note_changes"('facets', "lists");
	PERFORM "note_changes"('collection', array_agg("name") || '{""}') FROM "changed" WHERE "kind" = 'collection' HAVING count(*) > 0;
	-- The store names categories.
	PERFORM "note_changes"('store', '{""}') FROM "changed" WHERE "kind" IN ('store', 'value') HAVING count(*) > 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_inserted_translations" AFTER INSERT ON "translations"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_translations"();--> statement-breakpoint
CREATE TRIGGER "note_updated_translations" AFTER UPDATE ON "translations"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_translations"();--> statement-breakpoint
CREATE TRIGGER "note_deleted_translations" AFTER DELETE ON "translations"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_translations"();
