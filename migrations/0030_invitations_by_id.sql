ALTER TABLE "invitations" ADD COLUMN "invited_by_id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_invited_by_id_index" ON "invitations" USING btree ("invited_by_id");--> statement-breakpoint
UPDATE "invitations" SET "invited_by_id" = "users"."id" FROM "users" WHERE "users"."username" = "invitations"."invited_by";
