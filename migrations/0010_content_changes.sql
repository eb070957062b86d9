-- By hand: every server keeps the pages that it rendered, and hears here which of them have to be rendered again. One
-- notification per transaction and kind of content, sent when it is committed (src/server/database/content-changes.ts).
CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "articles"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('articles');
--> statement-breakpoint
CREATE TRIGGER "providers_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "providers"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('providers');
--> statement-breakpoint
CREATE TRIGGER "provider_cities_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "provider_cities"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('providers');
