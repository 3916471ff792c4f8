CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_token_hash_unique" UNIQUE("token_hash")
);
