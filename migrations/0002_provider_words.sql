-- COLLATE "C" is added by hand (the generator cannot say it): prefixes of words are found by byte ranges.
CREATE TABLE "provider_cities" (
	"search_city" text NOT NULL,
	"county" text NOT NULL,
	"city" text NOT NULL,
	"match_city" text GENERATED ALWAYS AS (replace(replace(search_city, ' saint ', ' st '), ' fort ', ' ft ')) STORED NOT NULL,
	"provider_count" integer NOT NULL,
	"demo_count" integer NOT NULL,
	CONSTRAINT "provider_cities_search_city_county_pk" PRIMARY KEY("search_city","county")
);
--> statement-breakpoint
CREATE TABLE "provider_languages" (
	"language" text PRIMARY KEY NOT NULL,
	"provider_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sound" text COLLATE "C" GENERATED ALWAYS AS (translate(word, 'zcvyh', 'ssbi')) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_words_sound_index" ON "provider_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "providers_search_city_index" ON "providers" USING btree ("search_city");