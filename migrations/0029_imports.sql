CREATE TABLE `import_rows` (
	`import_id` integer NOT NULL,
	`line` integer NOT NULL,
	`cells` text NOT NULL,
	`unreadable` text,
	`outcome` text,
	`domain` text,
	`problems` text DEFAULT '[]' NOT NULL,
	`listing_id` integer,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_rows_outcome" CHECK("import_rows"."outcome" IN ('new', 'added', 'there', 'refused'))
);
--> statement-breakpoint
CREATE INDEX `import_rows_outcome` ON `import_rows` (`import_id`,`outcome`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_domain` ON `import_rows` (`import_id`,`domain`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`categories` text DEFAULT '{}' NOT NULL,
	`category` text,
	`rows` integer NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL,
	`fresh` integer DEFAULT 0 NOT NULL,
	`there` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "imports_state" CHECK("imports"."state" IN ('open', 'checking', 'checked', 'running', 'done', 'stopped'))
);
--> statement-breakpoint
CREATE INDEX `imports_changed` ON `imports` (`changed_at`);