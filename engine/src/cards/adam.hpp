// Steps along a slope, each weight at a pace of its own (Adam, Kingma and Ba 2014).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace behemoth::cards {

class Adam {
 public:
  explicit Adam(std::size_t weights) : slope(weights), mean_(weights), square_(weights) {}

  // What was found so far of the slope, for the next step.
  std::vector<float> slope;

  // One step upwards; slope is the sum of so many parts, and begins anew.
  void step(float* weights, int parts, double rate) {
    ++steps_;
    const auto share = 1.0F / static_cast<float>(std::max(1, parts));
    const auto pace =
        static_cast<float>(rate * std::sqrt(1 - std::pow(kSquare, steps_)) / (1 - std::pow(kMean, steps_)));
    for (std::size_t i = 0; i < slope.size(); ++i) {
      const float one = slope[i] * share;
      mean_[i] += static_cast<float>(1 - kMean) * (one - mean_[i]);
      square_[i] += static_cast<float>(1 - kSquare) * (one * one - square_[i]);
      weights[i] += pace * mean_[i] / (std::sqrt(square_[i]) + 1e-8F);
    }
    std::fill(slope.begin(), slope.end(), 0.0F);
  }

 private:
  static constexpr double kMean = 0.9, kSquare = 0.999;

  std::vector<float> mean_, square_;
  int steps_ = 0;
};

}  // namespace behemoth::cards
