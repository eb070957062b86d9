-- The two functions, COLLATE "C" and the filling of the last table are added by hand (the generator cannot say them).
-- Both take what search_text gives.
--
-- Two and three neighbouring words of a text as one, with "Saint" before another word short.
--   'María De La Cruz'  →  {dela, delacruz, lacruz, mariade, mariadela}
CREATE FUNCTION public.joined_words(input text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT array_to_string(words[first:last], '')), '{}')
  FROM (SELECT string_to_array(btrim(regexp_replace(public.search_text(input), ' saint(?= )', ' st', 'g')), ' ') AS words),
       generate_series(1, cardinality(words)) AS first,
       generate_series(first + 1, least(first + 2, cardinality(words))) AS last
);
--> statement-breakpoint
-- The words of a city with the abbreviations of addresses in full, but for "Saint" and "Fort", which become short.
--   ' n miami bch'       →  ' north miami beach'
--   ' pt saint lucie'    →  ' port st lucie'
CREATE FUNCTION public.city_text(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(' ' || string_agg(
    CASE
      WHEN place < count THEN CASE word
        WHEN 'saint' THEN 'st' WHEN 'fort' THEN 'ft' WHEN 'pt' THEN 'port' WHEN 'mt' THEN 'mount' WHEN 'lk' THEN 'lake'
        WHEN 'n' THEN 'north' WHEN 'no' THEN 'north' WHEN 's' THEN 'south' WHEN 'so' THEN 'south'
        WHEN 'e' THEN 'east' WHEN 'w' THEN 'west' ELSE word END
      WHEN count > 1 THEN CASE word
        WHEN 'bch' THEN 'beach' WHEN 'spg' THEN 'springs' WHEN 'spgs' THEN 'springs' WHEN 'hts' THEN 'heights'
        WHEN 'gdns' THEN 'gardens' WHEN 'lks' THEN 'lakes' WHEN 'shrs' THEN 'shores' WHEN 'pk' THEN 'park'
        WHEN 'vlg' THEN 'village' WHEN 'is' THEN 'island' WHEN 'cty' THEN 'city' ELSE word END
      ELSE word
    END, ' ' ORDER BY place), '')
  FROM (SELECT word, place, count(*) OVER () AS count
        FROM string_to_table(nullif(btrim(words), ''), ' ') WITH ORDINALITY AS split(word, place)) AS counted
);
--> statement-breakpoint
ALTER TABLE "provider_cities" ADD COLUMN "compared_city" text GENERATED ALWAYS AS (public.city_text(search_city)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "joined_names" text[] GENERATED ALWAYS AS (public.joined_words(doctor) || public.joined_words(center)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_joined_names_index" ON "providers" USING gin ("joined_names");--> statement-breakpoint
CREATE TABLE "provider_joined_names" (
	"form" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "provider_joined_names" ("form") SELECT DISTINCT unnest("joined_names") FROM "providers";
