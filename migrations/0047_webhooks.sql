CREATE TABLE `webhook_deliveries` (
	`endpoint_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`about` text NOT NULL,
	`at` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`tried_at` integer,
	`status` integer,
	`problem` text,
	`ms` integer,
	PRIMARY KEY(`endpoint_id`, `seq`),
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_deliveries_state" CHECK("webhook_deliveries"."state" IN ('waiting', 'delivered', 'given_up'))
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`endpoint_id`,`about`,`seq`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_at` ON `webhook_deliveries` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`url` text NOT NULL,
	`kinds` text,
	`reach` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`state` text NOT NULL,
	`off_reason` text,
	`failing_since` integer,
	`since_seq` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_endpoints_state" CHECK("webhook_endpoints"."state" IN ('on', 'paused', 'off')),
	CONSTRAINT "webhook_endpoints_reach" CHECK("webhook_endpoints"."reach" IN ('own', 'followed', 'all')),
	CONSTRAINT "webhook_endpoints_off" CHECK(("webhook_endpoints"."state" = 'off') = ("webhook_endpoints"."off_reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_endpoints_once` ON `webhook_endpoints` (`user_id`,`url`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_reach` ON `webhook_endpoints` (`state`,`reach`,`id`);
--> statement-breakpoint
-- What happened is spread to endpoints by a job, in its own time. The key names how far events are spread: a row that a run
-- holds does not keep those that come meanwhile from leaving the next.
CREATE TRIGGER events_due AFTER INSERT ON events WHEN EXISTS (SELECT 1 FROM webhook_endpoints WHERE state = 'on')
BEGIN
  INSERT INTO outbox (job, subject, payload, due_at, created_at, once_key)
  VALUES ('spread-events', 'all', '{}', NEW.at, NEW.at, 'spread-events:' || coalesce((SELECT value FROM counters WHERE name = 'events_spread'), 0))
  ON CONFLICT (once_key) DO NOTHING;
END;
