CREATE TABLE "second_factor_roles" (
	"role" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL
);
