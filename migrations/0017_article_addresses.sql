CREATE TABLE "article_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid
);
--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- By hand from here. A trigger, because the version before, which does not know the table, may serve beside this one. A
-- name that an article bears now is its own, whoever had it.
CREATE FUNCTION "keep_article_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "article_addresses" ("slug", "article_id") VALUES (NEW."slug", NEW."id")
	ON CONFLICT ("slug") DO UPDATE SET "article_id" = EXCLUDED."article_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "article_address_is_kept" AFTER INSERT OR UPDATE OF "slug" ON "articles"
FOR EACH ROW EXECUTE FUNCTION "keep_article_address"();
--> statement-breakpoint
INSERT INTO "article_addresses" ("slug", "article_id") SELECT "slug", "id" FROM "articles";
