-- A product's pictures were their addresses alone.
UPDATE "products" SET "images" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('url', image)), '[]'::jsonb)
  FROM jsonb_array_elements_text("images") AS image
) WHERE jsonb_typeof("images" -> 0) = 'string';
