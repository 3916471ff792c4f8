-- Finds words that are alike. Trusted since PostgreSQL 13: whoever may create tables in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"category" text NOT NULL,
	"parent_category" text NOT NULL,
	"sub_category" text,
	"master_category" text,
	"gender" text,
	"price" integer,
	"on_sale" boolean NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"colors" text[] DEFAULT '{}' NOT NULL,
	"in_stock" boolean DEFAULT false NOT NULL,
	"featured" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "product_search_category" ON "product_search" USING btree (lower("category"));--> statement-breakpoint
CREATE INDEX "product_search_parent_category" ON "product_search" USING btree (lower("parent_category"));--> statement-breakpoint
CREATE INDEX "product_search_sub_category" ON "product_search" USING btree (lower("sub_category"));--> statement-breakpoint
CREATE INDEX "product_search_listing" ON "product_search" USING btree ("featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_search_price" ON "product_search" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
-- The values of a product's attributes of those keys, or of all but those keys.
CREATE FUNCTION "product_attribute_text"("attributes" jsonb, "path" jsonpath) RETURNS text
	LANGUAGE sql IMMUTABLE
	RETURN (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("attributes", "path") AS "found" ("value"));--> statement-breakpoint
CREATE FUNCTION "index_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "product_search" ("product_id", "words", "category", "parent_category", "sub_category", "master_category",
		"gender", "price", "on_sale", "featured", "created_at")
	SELECT "id",
		setweight(to_tsvector('english', "title"), 'A') ||
		setweight(to_tsvector('english', concat_ws(' ', "category", "parent_category", "sub_category",
			CASE lower("gender") WHEN 'unisex' THEN 'men women unisex' ELSE "gender" END,
			"product_attribute_text"("attributes", '$[*] ? (@.key == "color").value[*]'))), 'B') ||
		setweight(to_tsvector('english', coalesce("product_attribute_text"("attributes",
			'$[*] ? (@.key != "color" && @.key != "size" && @.key != "gender" && @.key != "care" && @.key != "featured").value[*]'), '')), 'C'),
		"category", "parent_category", "sub_category", "master_category", "gender",
		coalesce("discounted_price", "regular_price"), coalesce("discounted_price" < "regular_price", false),
		"featured", "created_at"
	FROM "changed"
	ON CONFLICT ("product_id") DO UPDATE SET "words" = excluded."words", "category" = excluded."category",
		"parent_category" = excluded."parent_category", "sub_category" = excluded."sub_category",
		"master_category" = excluded."master_category", "gender" = excluded."gender", "price" = excluded."price",
		"on_sale" = excluded."on_sale", "featured" = excluded."featured", "created_at" = excluded."created_at";
	-- In order, so that two writers of the same words wait for each other in the same order.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT "word" FROM "changed", unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', "title", "category",
		"parent_category", "sub_category", "product_attribute_text"("attributes",
			'$[*] ? (@.key == "color" || @.key == "material").value[*]'))))) AS "found" ("word")
	WHERE "word" ~ '^[[:alpha:]]{3,40}$'
	ORDER BY "word"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "index_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Who comes second waits here, and then reads the variants as the first has left them.
	PERFORM FROM "product_search" WHERE "product_id" IN (SELECT "product_id" FROM "changed") ORDER BY "product_id" FOR UPDATE;
	UPDATE "product_search" SET "sizes" = "now"."sizes", "colors" = "now"."colors", "in_stock" = "now"."in_stock"
	FROM (
		SELECT "product_id",
			coalesce(array_agg(DISTINCT "size") FILTER (WHERE "size" <> ''), '{}') AS "sizes",
			coalesce(array_agg(DISTINCT "color") FILTER (WHERE "color" NOT IN ('', 'Default')), '{}') AS "colors",
			coalesce(bool_or("stock" > 0), false) AS "in_stock"
		FROM (SELECT DISTINCT "product_id" FROM "changed") AS "products" LEFT JOIN "variants" USING ("product_id")
		GROUP BY "product_id"
	) AS "now"
	WHERE "product_search"."product_id" = "now"."product_id" AND
		("product_search"."sizes", "product_search"."colors", "product_search"."in_stock")
			IS DISTINCT FROM ("now"."sizes", "now"."colors", "now"."in_stock");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "index_inserted_products" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "index_products"();--> statement-breakpoint
CREATE TRIGGER "index_updated_products" AFTER UPDATE ON "products"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "index_products"();--> statement-breakpoint
CREATE TRIGGER "index_inserted_variants" AFTER INSERT ON "variants"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "index_variants"();--> statement-breakpoint
CREATE TRIGGER "index_updated_variants" AFTER UPDATE ON "variants"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "index_variants"();--> statement-breakpoint
CREATE TRIGGER "index_deleted_variants" AFTER DELETE ON "variants"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "index_variants"();--> statement-breakpoint
-- The products that are there already, and then their variants.
UPDATE "products" SET "id" = "id";--> statement-breakpoint
UPDATE "variants" SET "stock" = "stock";
