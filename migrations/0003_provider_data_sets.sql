CREATE TABLE "provider_data_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
