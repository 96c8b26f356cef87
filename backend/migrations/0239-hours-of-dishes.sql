-- When a dish is served, its categories' hours with it (rule menu/served).
update products set content = content || '{"served": []}';
