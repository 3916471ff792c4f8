CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);--> statement-breakpoint
CREATE TABLE "former_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "picture_sources" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "picture_sources_product_id_position_pk" PRIMARY KEY("product_id","position")
);--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "order_stock" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vendor" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_varies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "return_stock" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "regular_price" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "discounted_price" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "grams" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "picture_source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "handle" text;--> statement-breakpoint
-- Nothing that is searched by changes: without the trigger this takes a tenth of the time.
ALTER TABLE "products" DISABLE TRIGGER "index_updated_products";--> statement-breakpoint
UPDATE "products" SET "handle" = "id";--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER "index_updated_products";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "handle" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_stock" DROP CONSTRAINT "order_stock_order_id_product_id_size_color_pk";--> statement-breakpoint
ALTER TABLE "return_stock" DROP CONSTRAINT "return_stock_return_id_product_id_size_color_pk";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_product_id_size_color_pk";--> statement-breakpoint
ALTER TABLE "order_stock" ADD CONSTRAINT "order_stock_order_id_product_id_size_color_options_pk" PRIMARY KEY("order_id","product_id","size","color","options");--> statement-breakpoint
ALTER TABLE "return_stock" ADD CONSTRAINT "return_stock_return_id_product_id_size_color_options_pk" PRIMARY KEY("return_id","product_id","size","color","options");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_size_color_options_pk" PRIMARY KEY("product_id","size","color","options");--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sources" ADD CONSTRAINT "picture_sources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_handle" ON "products" USING btree ("handle");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("sku");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_prices" CHECK ("variants"."regular_price" > 0 and "variants"."discounted_price" > 0);--> statement-breakpoint
-- Brings the sizes, colours and stock of those products up to date.
CREATE FUNCTION "index_stock"("ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Who comes second waits here, and then reads the variants as the first has left them.
	PERFORM FROM "product_search" WHERE "product_id" = ANY ("ids") ORDER BY "product_id" FOR UPDATE;
	UPDATE "product_search" SET "sizes" = "now"."sizes", "colors" = "now"."colors", "in_stock" = "now"."in_stock"
	FROM (
		SELECT "product_id",
			coalesce(array_agg(DISTINCT "size") FILTER (WHERE "size" <> ''), '{}') AS "sizes",
			coalesce(array_agg(DISTINCT "color") FILTER (WHERE "color" NOT IN ('', 'Default')), '{}') AS "colors",
			coalesce(bool_or("stock" > 0), false) AS "in_stock"
		FROM unnest("ids") AS "products" ("product_id") LEFT JOIN "variants" USING ("product_id")
		GROUP BY "product_id"
	) AS "now"
	WHERE "product_search"."product_id" = "now"."product_id" AND
		("product_search"."sizes", "product_search"."colors", "product_search"."in_stock")
			IS DISTINCT FROM ("now"."sizes", "now"."colors", "now"."in_stock");
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "index_stock"((SELECT array_agg(DISTINCT "product_id") FROM "changed"));
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Only products that shoppers see are in it; makers and tags are searched, too.
CREATE OR REPLACE FUNCTION "index_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"published" text[];
BEGIN
	DELETE FROM "product_search" USING "changed" WHERE "product_id" = "id" AND NOT "is_public";
	"published" := ARRAY(SELECT "id" FROM "changed" WHERE "is_public"
		AND NOT EXISTS (SELECT FROM "product_search" WHERE "product_id" = "id"));
	INSERT INTO "product_search" ("product_id", "words", "category", "parent_category", "sub_category", "master_category",
		"gender", "price", "on_sale", "featured", "created_at")
	SELECT "id",
		setweight(to_tsvector('english', "title"), 'A') ||
		setweight(to_tsvector('english', concat_ws(' ', "category", "parent_category", "sub_category", "vendor",
			CASE lower("gender") WHEN 'unisex' THEN 'men women unisex' ELSE "gender" END,
			"product_attribute_text"("attributes", '$[*] ? (@.key == "color").value[*]'))), 'B') ||
		setweight(to_tsvector('english', concat_ws(' ', array_to_string("tags", ' '), "product_attribute_text"("attributes",
			'$[*] ? (@.key != "color" && @.key != "size" && @.key != "gender" && @.key != "care" && @.key != "featured").value[*]'))), 'C'),
		"category", "parent_category", "sub_category", "master_category", "gender",
		coalesce("discounted_price", "regular_price"), coalesce("discounted_price" < "regular_price", false),
		"featured", "created_at"
	FROM "changed"
	WHERE "is_public"
	ON CONFLICT ("product_id") DO UPDATE SET "words" = excluded."words", "category" = excluded."category",
		"parent_category" = excluded."parent_category", "sub_category" = excluded."sub_category",
		"master_category" = excluded."master_category", "gender" = excluded."gender", "price" = excluded."price",
		"on_sale" = excluded."on_sale", "featured" = excluded."featured", "created_at" = excluded."created_at";
	-- Their variants may be there already.
	PERFORM "index_stock"("published") WHERE cardinality("published") > 0;
	-- In order, so that two writers of the same words wait for each other in the same order.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT "word" FROM "changed", unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', "title", "category",
		"parent_category", "sub_category", "vendor", array_to_string("tags", ' '), "product_attribute_text"("attributes",
			'$[*] ? (@.key == "color" || @.key == "material").value[*]'))))) AS "found" ("word")
	WHERE "is_public" AND "word" ~ '^[[:alpha:]]{3,40}$'
	ORDER BY "word"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
