-- COLLATE "C" and the filling of the table are added by hand. The filling is what `refreshProviderWords` does.
CREATE TABLE "provider_names" (
	"kind" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"name_words" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "provider_names_kind_word_name_words_name_pk" PRIMARY KEY("kind","word","name_words","name")
);
--> statement-breakpoint
WITH "names" AS MATERIALIZED (
  SELECT "kind", search_text("written") AS "name_words", max("written" COLLATE "C") AS "name"
  FROM (SELECT DISTINCT 'center' AS "kind", "center" AS "written" FROM "providers"
        UNION ALL SELECT DISTINCT 'provider', "doctor" FROM "providers" WHERE "doctor" <> "center") AS "written"
  GROUP BY "kind", "name_words"
)
INSERT INTO "provider_names" ("kind", "word", "name_words", "name")
SELECT DISTINCT "kind", "word", "name_words", "name"
FROM "names", string_to_table(btrim("name_words"), ' ') AS "word"
WHERE "word" <> '' AND length("name_words") <= 200
  AND NOT ("kind" = 'provider' AND "name_words" IN (SELECT "name_words" FROM "names" WHERE "kind" = 'center'));
