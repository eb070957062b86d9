CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" jsonb NOT NULL,
	"image" text,
	"alt" text,
	"category" text DEFAULT 'News' NOT NULL,
	"read_time" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"counterpart_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_language_known" CHECK ("articles"."language" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "bundled_articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_counterpart_id_articles_id_fk" FOREIGN KEY ("counterpart_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundled_articles" ADD CONSTRAINT "bundled_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_language_order_index" ON "articles" USING btree ("language","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_counterpart_index" ON "articles" USING btree ("counterpart_id");