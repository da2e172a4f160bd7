CREATE INDEX `promo_uses_user` ON `promo_uses` (`user_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_user` ON `refund_requests` (`user_id`);