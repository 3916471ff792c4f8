-- As in 0024, but a change of the gender is one too: it is what lists of a gender have.
CREATE OR REPLACE FUNCTION "note_updated_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"hidden" text[] := '{status,published_at,tags,hsn_code,tax_class}';
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
$$;
