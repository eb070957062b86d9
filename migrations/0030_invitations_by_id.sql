ALTER TABLE "invitations" ADD COLUMN "invited_by_id" uuid CONSTRAINT "invitations_invited_by_id_users_id_fk" REFERENCES "public"."users"("id") ON DELETE set null;--> statement-breakpoint
CREATE INDEX "invitations_invited_by_id_index" ON "invitations" USING btree ("invited_by_id");--> statement-breakpoint
UPDATE "invitations" SET "invited_by_id" = "users"."id" FROM "users" WHERE "users"."username" = "invitations"."invited_by";
