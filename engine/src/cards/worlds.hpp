// Where a search takes its worlds from: some that are given, in turn, or always new ones from a dealer.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "cards/dealer.hpp"

namespace behemoth::cards {

class Worlds {
 public:
  virtual ~Worlds() = default;
  virtual const World& next() = 0;
};

class GivenWorlds : public Worlds {
 public:
  explicit GivenWorlds(std::vector<World> worlds) : worlds_(std::move(worlds)) {}

  const World& next() override { return worlds_[next_++ % worlds_.size()]; }

 private:
  std::vector<World> worlds_;
  std::size_t next_ = 0;
};

class DealtWorlds : public Worlds {
 public:
  DealtWorlds(std::shared_ptr<const Dealer> dealer, std::uint64_t seed) : dealer_(std::move(dealer)), chance_(seed) {}

  const World& next() override {
    if (next_ == worlds_.size()) {
      worlds_.clear();
      next_ = 0;
      dealer_->deal(kBatch, chance_, worlds_);
    }
    return worlds_[next_++];
  }

 private:
  // Few enough that a short search does not deal in vain, many enough that each batch is fair.
  static constexpr int kBatch = 128;

  std::shared_ptr<const Dealer> dealer_;
  FastChance chance_;
  std::vector<World> worlds_;
  std::size_t next_ = 0;
};

}  // namespace behemoth::cards
