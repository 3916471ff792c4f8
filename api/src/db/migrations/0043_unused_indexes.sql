-- @in-steps
-- @contract 0041_one_language
-- Since lists are sorted and narrowed down in memory (ADR 37), no statement is planned with these; each write kept them up to date.
DROP INDEX CONCURRENTLY IF EXISTS "product_search_sub_category";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_collections";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_listing";--> statement-breakpoint
DROP FUNCTION IF EXISTS "lowercased";
