-- @in-steps
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_search_category_price" ON "product_search" USING btree (lower("category"),"price","product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_search_parent_category_price" ON "product_search" USING btree (lower("parent_category"),"price","product_id");
